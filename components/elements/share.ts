/** Opens the platform's share dialog; without one, copies the URL and shows `data-copied`. */
export class SiteShare extends HTMLElement {
  connectedCallback() {
    const button = this.querySelector('button');
    if (!button || !(navigator.share || navigator.clipboard)) return;
    button.hidden = false;
    button.onclick = async () => {
      const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
      try {
        if (navigator.share) return await navigator.share({ title: document.title, url });
        await navigator.clipboard.writeText(url);
        this.querySelector('[role=status]')?.replaceChildren(this.dataset.copied ?? '');
      } catch {
        // The dialog was dismissed.
      }
    };
  }
}
