/** Prints the page. Its place is kept until it can, so that nothing moves when it comes. */
export class SitePrint extends HTMLElement {
  connectedCallback() {
    this.onclick = () => print();
  }
}
