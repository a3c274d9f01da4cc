// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SiteShare } from '@/components/elements/page';

customElements.define('site-share', SiteShare);

function open(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  document.head.innerHTML =
    '<title>An article</title><link rel="canonical" href="https://book.example/blog/a">';
  document.body.innerHTML =
    '<site-share data-copied="Link copied"><button hidden>Share</button><span role="status"></span></site-share>';
  return {
    button: document.querySelector('button') as HTMLButtonElement,
    status: document.querySelector('[role=status]') as HTMLElement,
  };
}

describe('the share button', () => {
  afterEach(() => {
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });

  it("opens the platform's share dialog with the canonical URL", () => {
    const share = vi.fn().mockResolvedValue(undefined);
    open({ share }).button.click();
    expect(share).toHaveBeenCalledWith({ title: 'An article', url: 'https://book.example/blog/a' });
  });

  it('shows nothing if the dialog is cancelled', async () => {
    const { button, status } = open({ share: vi.fn().mockRejectedValue(new DOMException('', 'AbortError')) });
    button.click();
    await Promise.resolve();
    expect(status.textContent).toBe('');
  });

  it('copies the URL if there is no dialog, and confirms it', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const { button, status } = open({ clipboard: { writeText } });
    button.click();
    await vi.waitFor(() => expect(status.textContent).toBe('Link copied'));
    expect(writeText).toHaveBeenCalledWith('https://book.example/blog/a');
  });

  it('stays hidden if neither is supported', () => {
    expect(open({}).button.hidden).toBe(true);
  });
});
