#!/bin/sh
# What a change does, for whoever reviews it: recipes/impact.sh BASE
# Writes impact.txt to be posted and impact.html with pictures; ends as `lexludi impact` does.
# Below the impact stands which changes to the rules it touches no example would notice.
set -u
base=${1:?say what to compare with: recipes/impact.sh main}
NO_COLOR=1 lexludi impact "$base" --page impact.html >impact.txt 2>impact.err
code=$?
cat impact.txt
cat impact.err >&2
case $code in
0) said="Every outcome that changed has a text that changed, and every text an example." ;;
1) said="An outcome changed without its text, or a text without an example: see above." ;;
*) said="The impact could not be told: $(tail -n 1 impact.err)" ;;
esac
printf '\n%s\n' "$said" | tee -a impact.txt
NO_COLOR=1 lexludi pins --changed "$base" 2>/dev/null | tee -a impact.txt
rm -f impact.err
exit $code
