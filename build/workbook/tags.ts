type Doc = PDFKit.PDFDocument;
export type Tag = PDFKit.PDFStructureElement;

export interface TagOptions {
  title?: string;
  alt?: string;
  /** Of a table's heading cell. */
  scope?: 'Column' | 'Row';
}

/** Adds an element to the structure tree; `end` it when it is complete. */
export function branch(doc: Doc, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const tag = doc.struct(type, options);
  parent.add(tag);
  return tag;
}

/** Draws content that belongs to an element. */
export function mark(doc: Doc, tag: Tag, type: string, draw: () => void): void {
  tag.add(doc.markStructureContent(type));
  draw();
  doc.endMarkedContent();
}

/** An element whose only content is what `draw` draws. */
export function leaf(doc: Doc, parent: Tag, type: string, draw: () => void, options?: TagOptions): void {
  const tag = branch(doc, parent, type, options);
  mark(doc, tag, type, draw);
  tag.end();
}

/** Draws what a screen reader should pass over: rules, tints, page numbers. */
export function artifact(doc: Doc, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}
