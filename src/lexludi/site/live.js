// Refreshes the page when the site was built anew; only `lexludi serve` puts this at the end of pages.
(() => {
  /** @type {EventSource | undefined} */
  let changes;
  const shown = document.currentScript?.dataset.site;
  const listen = () => {
    changes?.close(); // a browser allows a host but few of these, so pages out of sight have none
    if (document.hidden) return;
    changes = new EventSource("/.changes");
    changes.onmessage = ({ data }) => {
      if (shown !== data) location.reload();
    };
  };
  document.addEventListener("visibilitychange", listen);
  listen();
})();
