import { beforeAll, describe, expect, it } from 'vitest';
import { buildFiles } from '@/build/files';
import { commonPasswordsFile, isCommonPassword } from '@/lib/auth/credentials';

describe('a common password', () => {
  beforeAll(() => buildFiles([commonPasswordsFile]));

  it.each(['password', 'Password', 'QWERTY123', '12345678', 'iloveyou2', 'secret1'])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['correct horse', 'four words in a row', '', 'ñandú-2026-nacht'])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
