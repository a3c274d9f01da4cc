import { describe, expect, it } from 'vitest';
import { unevidencedIn } from '@/build/documents/checks';

describe('an evidenced-only build', () => {
  it.each([
    ['<p>4.8/5 Average Rating</p>', 'rating-4-8'],
    ['<dl><dt>Would recommend</dt><dd>98%</dd></dl>', 'would-recommend'],
    ['<meta name="description" content="Loved by 10,000+ People Helped"/>', 'people-helped-10000'],
    [
      '<script type="application/ld+json">{"description":"87% fewer panic attacks"}</script>',
      'fewer-panic-attacks',
    ],
    ['<p>results in <b>week 1</b></p>', 'results-week-1'],
    ['<p><output>1247</output> people transformed this month</p>', 'transformed-this-month'],
  ])('rejects %s', (html, id) => {
    expect(unevidencedIn(html)).toContain(id);
  });

  it.each([
    '<p>30-day money-back guarantee. 100% FREE. The 4-second technique.</p>',
    '<svg width="98%"></svg><style>a{width:94%}</style><script>self.x="91%"</script>',
    '<p>It helped 1980% less, on page 4.80/5.</p>',
  ])('accepts %s', (html) => {
    expect(unevidencedIn(html)).toEqual([]);
  });
});
