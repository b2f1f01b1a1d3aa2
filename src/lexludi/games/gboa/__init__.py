"""The Great Battles of Alexander: movement, facing and zones of control."""
