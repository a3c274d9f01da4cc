import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ModuleItem, parseSync } from '@swc/core';

/** The one hook that these forms use without hydration: on the server it returns the form's result. */
const SERVER_HOOK = 'useActionState';

interface Found {
  imports: string[];
  interactive: string[];
}

type Node = { type?: string; [key: string]: unknown };

/** Collects event handlers and hook calls from a syntax tree. */
function walk(node: unknown, found: Found): void {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, name, callee } = node as Node & { name?: Node; callee?: Node };
  if (type === 'JSXAttribute' && typeof name?.value === 'string' && /^on[A-Z]/.test(name.value))
    found.interactive.push(name.value);
  if (type === 'CallExpression' && typeof callee?.value === 'string' && /^use[A-Z]/.test(callee.value))
    if (callee.value !== SERVER_HOOK) found.interactive.push(callee.value);
  for (const child of Object.values(node)) walk(child, found);
}

function readModule(file: string): Found {
  const found: Found = { imports: [], interactive: [] };
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: true });
  for (const item of body as ModuleItem[]) {
    if (item.type === 'ImportDeclaration' && !item.typeOnly) found.imports.push(item.source.value);
  }
  walk(body, found);
  return found;
}

function componentAt(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : undefined;
  return path && [path, `${path}.tsx`].find((file) => file.endsWith('.tsx') && existsSync(file));
}

/**
 * Lists the code of a component, and of those that it imports, that needs React in the browser.
 * @param file path from the project root, such as `components/forms/workbook-form.tsx`
 * @returns such as `components/forms/password-input.tsx: onClick`
 */
export function interactiveCode(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const { imports, interactive } = readModule(file);
  const children = imports.flatMap((specifier) => componentAt(specifier, file) ?? []);
  return [
    ...interactive.map((name) => `${file}: ${name}`),
    ...children.flatMap((child) => interactiveCode(child, seen)),
  ];
}
