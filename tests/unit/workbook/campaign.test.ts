import { describe, expect, it } from 'vitest';
import { readCampaign } from '@/lib/domain/visits';

const site = 'https://flip.example';
const none = {};
const empty = { utm_source: undefined, utm_medium: undefined, utm_campaign: undefined };

describe('the labels of the link that brought a visitor', () => {
  it('are read from the address of the page that sent the form', () => {
    const page = `${site}/landing?utm_source=letter&utm_medium=e-mail&utm_campaign=spring%20one&other=x#form`;
    expect(readCampaign(page, site)).toEqual({
      utm_source: 'letter',
      utm_medium: 'e-mail',
      utm_campaign: 'spring one',
    });
  });

  it('are absent without an address, without a query, and from any other site', () => {
    for (const referer of [
      null,
      '',
      'nonsense',
      'https://flip.example.evil/?utm_source=x',
      'http://flip.example/?utm_source=x',
    ]) {
      expect(readCampaign(referer, site)).toEqual(none);
    }
    expect(readCampaign(`${site}/workbook`, site)).toEqual(empty);
  });

  it('are one line of at most 200 characters each', () => {
    const page = `${site}/?utm_source=${encodeURIComponent('a\r\nb\u0000 c ')}&utm_medium=${'📚'.repeat(300)}&utm_campaign=%20`;
    const { utm_source, utm_medium, utm_campaign } = readCampaign(page, site);
    expect(utm_source).toBe('a b c');
    expect([...(utm_medium ?? '')]).toHaveLength(200);
    expect(utm_campaign).toBeUndefined();
  });
});
