import { describe, expect, it } from 'vitest';
import { carryStyles } from '@/build/documents/carry-styles';
import { hashInline } from '@/build/documents/hash-inline';

const files: Record<string, string> = {
  '/_next/static/chunks/shared.css':
    '@layer base,components;.a{color:red}.b{color:red}.c{color:red}.d{color:red}.e{color:red}' +
    '@font-face{font-family:F;src:url(../media/f.woff2)}',
  '/_next/static/chunks/own.css': '.a:focus{color:green}.z{color:red}',
  '/_next/static/chunks/form.js': 'import("static/chunks/late.js");x="b"',
  '/_next/static/chunks/late.js': 'x="c static/chunks/form.js static/chunks/gone.js"',
  '/elements/site.js': 'import("./menu.js");x="d"',
  '/elements/menu.js': 'x="e"',
};
const read = (address: string) => files[address] ?? '';
const sheets =
  '<link rel="stylesheet" href="/_next/static/chunks/shared.css" data-precedence="next"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/own.css" data-precedence="next"/>';
const form = '<script src="/_next/static/chunks/form.js"></script>';
const page = (body: string) => `<html><head>${sheets}</head><body><p class="a">${body}</body></html>`;
const stylesIn = (html: string) => /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';

describe('a page that carries its styles', () => {
  it('waits for no sheet, and holds the rules that it uses in their order', () => {
    const html = carryStyles(page(''), read);
    expect(html).not.toContain('<link');
    expect(stylesIn(html)).toContain('@layer base,components');
    expect(stylesIn(html).indexOf('.a{')).toBeLessThan(stylesIn(html).indexOf('.a:focus{'));
    for (const unused of ['.b{', '.c{', '.z{']) expect(stylesIn(html)).not.toContain(unused);
  });

  it('names its fonts by their addresses, for there is no sheet that they could be beside', () => {
    expect(stylesIn(carryStyles(page(''), read))).toContain('url(/_next/static/media/f.woff2)');
  });

  it('holds what its scripts can add, and those that these fetch later', () => {
    const elements = stylesIn(carryStyles(page('<script src="/elements/site.js"></script>'), read));
    for (const rule of ['.d{', '.e{']) expect(elements).toContain(rule);
    expect(elements).not.toContain('.b{');
    const looks = stylesIn(carryStyles(page(''), read, ['/elements/site.js']));
    expect(looks).toContain('.d{');
    expect(looks).not.toContain('.b{');
    const late = stylesIn(carryStyles(page(form), read));
    for (const rule of ['.b{', '.c{']) expect(late).toContain(rule);
  });

  it('is allowed by its policy to have exactly these', () => {
    const { styles } = hashInline(carryStyles(page(''), read));
    expect(styles).toHaveLength(1);
    expect(hashInline(carryStyles(page(form), read)).styles).not.toEqual(styles);
  });

  it('stays as it is without a sheet', () => {
    expect(carryStyles('<html><head></head></html>', read)).toBe('<html><head></head></html>');
  });
});
