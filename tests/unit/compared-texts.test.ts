import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { trackedFiles } from '../../scripts/tracked-files';

type Node = { type?: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const partsOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Methods that compare a text with their argument. */
const comparing = ['includes', 'startsWith', 'endsWith', 'indexOf', 'match', 'localeCompare'];
const equals = ['==', '===', '!=', '!=='];
/** Properties that are no texts. */
const codes = ['id', 'counter'];
/** Drawings leave out the site's name where the headline has it. */
const meant = ['lib/metadata.ts: site.name'];

/** `errors.missing` of a syntax tree, as names. */
function pathOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Identifier') return [String(node.value)];
  if (node.type !== 'MemberExpression') return [];
  const object = pathOf(node.object);
  const [property = ''] = pathOf(node.property);
  return object.length > 0 ? [...object, property] : [];
}

/** The names that a declaration introduces. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [String(pattern.value)];
  if (pattern.type === 'KeyValuePatternProperty') return isNode(pattern.value) ? namesIn(pattern.value) : [];
  if (pattern.type === 'AssignmentPatternProperty') return pathOf(pattern.key);
  return partsOf(pattern).flatMap(namesIn);
}

/**
 * Finds comparisons with a text imported from `content`, also under another name.
 * @returns the compared texts, such as `errors.missing`
 */
function comparedTexts(source: string, tsx = false): string[] {
  const texts = new Set<string>();
  const found: string[] = [];
  const note = (node: unknown) => {
    const path = pathOf(node);
    if (path.length > 1 && texts.has(path[0] ?? '') && !codes.includes(path.at(-1) ?? ''))
      found.push(path.join('.'));
  };
  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration' && !node.typeOnly) {
      const { value } = node.source as { value: string };
      const specifiers = node.specifiers as { local: { value: string }; isTypeOnly?: boolean }[];
      if (/(^@|\/)\/?content\//.test(value))
        for (const { local, isTypeOnly } of specifiers) if (!isTypeOnly) texts.add(local.value);
    }
    if (node.type === 'VariableDeclarator' && texts.has(pathOf(node.init)[0] ?? ''))
      for (const name of namesIn(node.id as Node)) texts.add(name);
    if (node.type === 'BinaryExpression' && equals.includes(String(node.operator)))
      for (const side of [node.left, node.right]) note(side);
    if (node.type === 'SwitchCase') note(node.test);
    const method = node.type === 'CallExpression' && isNode(node.callee) && pathOf(node.callee.property)[0];
    if (method && comparing.includes(method))
      for (const { expression } of node.arguments as { expression: unknown }[]) note(expression);
    for (const part of partsOf(node)) visit(part);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }) as unknown as Node);
  return found;
}

it('a comparison with a text is found, also under another name', () => {
  const source = `
    import { words } from '@/content/a';
    import { type Other, more } from '@/content/b';
    const { errors } = words;
    if (error === errors.missing || Object.values(texts).includes(more.title)) stop();
    switch (title) { case words.expired.title: stop(); }
    if (error.code === 'missing') show(errors.missing);`;
  expect(comparedTexts(source)).toEqual(['errors.missing', 'more.title', 'words.expired.title']);
});

it('rules decide by codes: nothing in app, components and lib compares a text for visitors', () => {
  const files = trackedFiles().filter((file) => /^(app|components|lib)\/.*\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    comparedTexts(readFileSync(file, 'utf8'), file.endsWith('.tsx')).map((text) => `${file}: ${text}`),
  );
  expect(found.filter((place) => !meant.includes(place))).toEqual([]);
});
