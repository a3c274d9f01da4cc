import { describe, expect, it } from 'vitest';
import { readReport } from '@/lib/log/page-reports';

describe('a browser report', () => {
  it('of a policy violation is read without query strings', () => {
    const sent = {
      'csp-report': {
        'document-uri': 'https://flip.example/auth?email=ada@example.com',
        'violated-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x.js?token=1',
        'source-file': 'https://flip.example/elements/forms.AB.js',
        'line-number': 3,
      },
    };
    expect(readReport(sent)).toEqual({
      kind: 'policy',
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://flip.example/auth',
      source: 'https://flip.example/elements/forms.AB.js',
      line: 3,
    });
    expect(readReport({ 'csp-report': { 'blocked-uri': 'inline' } })).toMatchObject({ blocked: 'inline' });
  });

  it('of an error contains no personal data, secret or forged line', () => {
    const token = 'aB3dE5fG7hI9kL1mN3pQ5';
    const error = {
      message: `No ada@example.com\n{"level":"error"} 07700900123 ${'x'.repeat(500)}`,
      source: `https://flip.example/workbook/open/${token}?a=b`,
      line: 12,
    };
    const report = readReport(error, `https://flip.example/workbook/open/${token}`);
    expect(report).toMatchObject({ kind: 'error', page: 'https://flip.example/workbook/open/…', line: 12 });
    expect(JSON.stringify(report)).not.toMatch(/ada|07700|aB3d|\\n|a=b/);
    expect(String(report?.message).length).toBeLessThanOrEqual(200);
  });

  it('of another kind is ignored', () => {
    for (const sent of [null, 7, 'x', {}, [], [{ type: 'deprecation', body: {} }], { message: 7 }])
      expect(readReport(sent)).toBeNull();
  });
});
