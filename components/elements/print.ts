/** Prints the page. CSS hides it but reserves its space until it is defined, so that nothing shifts. */
export class SitePrint extends HTMLElement {
  connectedCallback() {
    this.onclick = () => print();
  }
}
