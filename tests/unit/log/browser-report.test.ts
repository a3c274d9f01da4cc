import { describe, expect, it } from 'vitest';
import { readReports } from '@/lib/log/browser-report';

describe('a browser report', () => {
  it('of a policy violation is read in both formats, without query strings', () => {
    const newer = [
      {
        type: 'csp-violation',
        body: {
          documentURL: 'https://flip.example/auth?email=ada@example.com',
          effectiveDirective: 'script-src-elem',
          blockedURL: 'https://evil.example/x.js?token=1',
          sourceFile: 'https://flip.example/elements/forms.AB.js',
          lineNumber: 3,
        },
      },
    ];
    const older = {
      'csp-report': {
        'document-uri': 'https://flip.example/auth?email=ada@example.com',
        'violated-directive': 'script-src-elem',
        'blocked-uri': 'inline',
        'line-number': 3,
      },
    };
    expect(readReports(newer)).toEqual([
      {
        kind: 'policy',
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://flip.example/auth',
        source: 'https://flip.example/elements/forms.AB.js',
        line: 3,
      },
    ]);
    expect(readReports(older)).toMatchObject([{ directive: 'script-src-elem', blocked: 'inline', line: 3 }]);
  });

  it('of an error contains no personal data, secret or forged line', () => {
    const token = 'aB3dE5fG7hI9kL1mN3pQ5';
    const error = {
      message: `No ada@example.com\n{"level":"error"} 07700900123 ${'x'.repeat(500)}`,
      source: `https://flip.example/workbook/open/${token}?a=b`,
      line: 12,
    };
    const [report] = readReports(error, `https://flip.example/workbook/open/${token}`);
    expect(report).toMatchObject({ kind: 'error', page: 'https://flip.example/workbook/open/…', line: 12 });
    expect(JSON.stringify(report)).not.toMatch(/ada|07700|aB3d|\\n|a=b/);
    expect(String(report?.message).length).toBeLessThanOrEqual(200);
  });

  it('of another kind is ignored', () => {
    for (const sent of [null, 7, 'x', {}, [], [{ type: 'deprecation', body: {} }], { message: 7 }])
      expect(readReports(sent)).toEqual([]);
    expect(readReports(Array.from({ length: 90 }, () => ({ message: 'x' })))).toHaveLength(5);
  });
});
