/**
 * Moves the numbers whose `data-homes` include the reader's country, taken from the browser's language, to the
 * front. Replaces all items at once, so that none counts as a layout shift. Stores nothing.
 */
export class SiteNumbers extends HTMLElement {
  connectedCallback() {
    const country = navigator.language.slice(-2);
    const away = ({ dataset }: HTMLElement) => Number(!dataset.homes?.includes(country));
    const items = [...this.querySelectorAll('li')].sort((one, other) => away(one) - away(other));
    this.firstElementChild?.replaceChildren(...items);
  }
}
