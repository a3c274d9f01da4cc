/** Prints the page. */
export class FlipPrint extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    if (!button) return;
    button.hidden = false;
    button.onclick = () => print();
  }
}
