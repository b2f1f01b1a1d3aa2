// A word beside what could not be loaded, in the reader's language; gone once it has been.

/**
 * @param {Element} place
 * @param {boolean} failed
 */
export function sorry(place, failed) {
  if (place.nextElementSibling?.matches(".ll-sorry")) place.nextElementSibling.remove();
  const model = document.querySelector("template[data-ll-sorry]");
  const said = model instanceof HTMLTemplateElement && model.content.firstElementChild;
  if (failed && said) place.after(said.cloneNode(true));
}
