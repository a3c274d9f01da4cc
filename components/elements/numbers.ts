/**
 * Puts the numbers of the reader's own country first, as far as the browser's language names one. All of them are taken
 * out and put back, so that none counts as shifted, and the row keeps its size. Nothing is stored.
 */
export class SiteNumbers extends HTMLElement {
  connectedCallback() {
    const country = navigator.language.slice(-2);
    const away = ({ dataset }: HTMLElement) => Number(!dataset.homes?.includes(country));
    const items = [...this.querySelectorAll('li')].sort((one, other) => away(one) - away(other));
    this.firstElementChild?.replaceChildren(...items);
  }
}
