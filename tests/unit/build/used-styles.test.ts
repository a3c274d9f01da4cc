import { describe, expect, test } from 'vitest';
import { usedStyles } from '../../../build/documents/used-styles';

const page = '<main class="card w-[min(1rem,2rem)] data-[x]:p-1"><flip-bar></flip-bar></main>';
const kept = (css: string, ...more: string[]) => usedStyles(css, [page, ...more]);

describe('the styles that a document brings along', () => {
  test('hold the rules of its own classes, however they are written', () => {
    for (const css of [
      '.card{color:red}',
      '.w-\\[min\\(1rem\\,2rem\\)\\]{width:1rem}',
      '.data-\\[x\\]\\:p-1{padding:1px}',
      'main>.card:hover::after{color:red}',
      'main{color:red}',
      '[data-flip]{color:red}',
      ':root:not(:lang(de)) main::-webkit-scrollbar{color:red}',
      'flip-bar{color:red}',
    ])
      expect(kept(css)).toBe(css);
  });

  test('do not hold those of other classes and other elements', () => {
    for (const css of [
      '.ledger{color:red}',
      '.card .ledger{color:red}',
      'flip-typing{color:red}',
      'main>table:hover{color:red}',
      '.card :nth-child(2n+1) td{color:red}',
      '::placeholder{color:red}',
      '::-webkit-datetime-edit{color:red}',
    ])
      expect(kept(css)).toBe('');
    expect(kept('.ledger,.card{color:red}')).toBe('.card{color:red}');
  });

  test('know the classes and elements that a script adds', () => {
    const css = '.ring{color:red}p{color:red}::placeholder{color:red}';
    expect(kept(css, 'create("p",{className:"ring wide"}).innerHTML=`<input>`')).toBe(css);
  });

  test('hold nothing twice', () => {
    expect(kept('.card{color:red;top:0;color:red;color:blue}')).toBe('.card{top:0;color:red;color:blue}');
  });

  test('keep what only excludes a class, or offers it beside others', () => {
    for (const css of [
      '.card:not(.ledger){color:red}',
      ':is(.ledger,.card) main{color:red}',
      'main:has(.ledger:not(.x)){color:red}',
    ])
      expect(kept(css)).toBe(css);
  });

  test('do not hold a class whose name begins with a digit unless it is there', () => {
    const css = '.\\32 xl\\:card{color:red}';
    expect(kept(css)).toBe('');
    expect(kept(css, '<b class="2xl:card">')).toBe(css);
  });

  test('lose variables that nothing reads, one after the other, and blocks that are empty then', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:3px}@media print{.ledger{color:red}}.card{width:var(--c)}';
    expect(kept(css)).toBe(':root{--c:3px}.card{width:var(--c)}');
  });

  test('keep the order of the layers, and the animations that are named', () => {
    const css = '@layer a,b;@keyframes in{0%{opacity:0}to{opacity:1}}.card{animation:in 1s}';
    expect(kept(`${css}@keyframes out{to{opacity:0}}`)).toBe(css);
  });
});
