// Refreshes the page when the site was built anew; only `lexludi serve` puts this at the end of pages.
(() => {
  /** @type {EventSource | undefined} */
  let changes;
  /** @type {string | undefined} */
  let shown;
  const listen = () => {
    changes?.close(); // a browser allows a host but few of these, so pages out of sight have none
    if (document.hidden) return;
    changes = new EventSource("/.changes");
    changes.onmessage = ({ data }) => {
      if (shown && shown !== data) location.reload();
      shown = data;
    };
  };
  document.addEventListener("visibilitychange", listen);
  listen();
})();
