// @vitest-environment jsdom
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PressedKey, readKey } from '@/components/admin/shortcuts';
import { workspaceCommands, workspacePages } from '@/content/admin-workspace';
import { filterCommands, nextTry } from '@/lib/domain/admin/inbox';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  timeStamp: 1_000,
  target: document.body,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});
const free = { singleKeys: true, before: null };
const afterG = { singleKeys: true, before: { key: 'g', at: 0 } };

describe('a keyboard shortcut of the workspace', () => {
  it('opens the command menu with Ctrl or ⌘, wherever the focus is', () => {
    const field = document.createElement('input');
    expect(readKey(press('k', { ctrlKey: true, target: field }), free)).toEqual({ to: 'commands' });
    expect(readKey(press('K', { metaKey: true }), { ...free, singleKeys: false })).toEqual({
      to: 'commands',
    });
    expect(readKey(press('c', { ctrlKey: true }), afterG)).toBeNull();
  });

  it('opens a page if it follows g soon enough', () => {
    expect(readKey(press('i'), afterG)).toEqual({ to: 'page', href: '/admin/inbox' });
    expect(readKey(press('i', { timeStamp: 1_501 }), afterG)).toBeNull();
    expect(readKey(press('i'), free)).toBeNull();
    expect(readKey(press('z'), afterG)).toBeNull();
  });

  it.each(['input', 'textarea', 'select'])('is ignored while typing: %s', (name) => {
    const target = document.createElement(name);
    expect(readKey(press('?', { target }), free)).toBeNull();
    expect(readKey(press('i', { target }), afterG)).toBeNull();
  });

  it('does nothing once single-key shortcuts are off', () => {
    expect(readKey(press('?'), free)).toEqual({ to: 'help' });
    expect(readKey(press('?'), { ...free, singleKeys: false })).toBeNull();
  });
});

it('the command menu reaches every page of the workspace', () => {
  const pages = globSync('app/admin/**/page.tsx').map((file) => `/${dirname(file).replace(/^app\//, '')}`);
  expect(pages.length).toBeGreaterThan(8);
  const links = [...workspacePages, ...workspaceCommands].map(({ href }) => href.replace(/[?#].*/, ''));
  for (const page of pages) expect(links).toContain(page.replace('[issue]', 'new'));
});

it('commands match on any of their words, prefix matches first', () => {
  const commands = ['All messages', 'Mails', 'Send a mail'].map((label) => ({ label }));
  const find = (text: string) => filterCommands(commands, text).map(({ label }) => label);
  expect(find('')).toEqual(['All messages', 'Mails', 'Send a mail']);
  expect(find('mail')).toEqual(['Mails', 'Send a mail']);
  expect(find(' MAIL send ')).toEqual(['Send a mail']);
  expect(find('x')).toEqual([]);
});

it('a helpline is due for a test call twice a year, and at once if never tested', () => {
  expect(nextTry('due', '2026-11-22')).toBeNull();
  expect(nextTry('2026-11-22', '2026-11-22')).toBe('2027-05-23');
  expect(nextTry('2026-05-24', '2026-11-22')).toBeNull();
  expect(nextTry('2026-05-25', '2026-11-22')).toBe('2026-11-23');
});
