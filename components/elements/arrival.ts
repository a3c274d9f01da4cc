/**
 * A welcome message named by the URL fragment (`/#signed-in`). CSS shows it with `:target`, which stops matching when a
 * router rewrites the URL, so this marks it as shown and removes the fragment.
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
