/**
 * A word of welcome that the address names (`/#signed-in`). The browser shows it by `:target`, which is lost
 * as soon as a router rewrites the address; this shows it once for good and takes it out of the address.
 */
export class SiteArrival extends HTMLElement {
  connectedCallback() {
    if (location.hash !== `#${this.id}`) return;
    this.dataset.shown = '';
    this.focus();
    history.replaceState(history.state, '', location.pathname + location.search);
    this.onclick = () => {
      delete this.dataset.shown;
      return false;
    };
  }
}
