import subsetFont from 'subset-font';
import { ink } from './design';
import type { Sheet } from './sheet';

type Doc = PDFKit.PDFDocument;

const WRITE = 'Write';
/** Annotation flag: the field is printed with its page. */
const PRINT = 4;
const MULTILINE = 1 << 12;
const NO_SCROLL = 1 << 23;

/** pdfkit's internals. Its public form methods support neither tooltips nor tags nor tick appearances. */
interface Internals {
  _acroform: { fonts: Record<string, PDFKit.PDFKitReference> };
  _root: { data: { AcroForm: { data: { Fields: unknown[]; NeedAppearances: boolean } } } };
  page: { annotations: unknown[] };
  /** The current font's metrics, in thousandths of its size. */
  _font: {
    ascender: number;
    descender: number;
    scale: number;
    bbox: Record<'minX' | 'minY' | 'maxX' | 'maxY', number>;
  };
}

const internals = (doc: Doc) => doc as unknown as Internals;

/** Rounds, so that output is byte-identical on every machine. */
function colorOperands(hex: string): string {
  const parts = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3));
  return parts.join(' ');
}

/** The part of a font that writes in fields: all of WinAnsi, as PDF readers use no fallback font there. */
export const writingFont = (sans: Buffer) =>
  subsetFont(sans, characters.join(''), { targetFormat: 'truetype' });

/** Prepares the document for form fields, and embeds the full font for typed text. */
export function startForm(doc: Doc, font: Buffer): void {
  doc.font('sans').initForm();
  const form = internals(doc);
  form._acroform.fonts[WRITE] = embedWritingFont(doc, font);
  // Empty fields need no appearance, and ticks have one. If a reader regenerated them, it would offer to save
  // an unchanged file.
  form._root.data.AcroForm.data.NeedAppearances = false;
}

interface FieldPlace {
  name: string;
  /** The accessible name, also shown as the tooltip. */
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

function addField(sheet: Sheet, place: FieldPlace, dictionary: Record<string, unknown>): void {
  const { doc } = sheet;
  const form = internals(doc);
  sheet.tag('Form', (structParent) => {
    const annotation = {
      Subtype: 'Widget',
      T: new String(place.name),
      TU: new String(place.label),
      F: PRINT,
      structParent,
      ...dictionary,
    };
    doc.annotate(place.x, place.y, place.width, place.height, annotation as PDFKit.Mixins.AnnotationOption);
    form._root.data.AcroForm.data.Fields.push(form.page.annotations.at(-1));
  });
}

/** Adds a text field. */
export function addTextField(sheet: Sheet, place: FieldPlace & { lines: number; size: number }): void {
  addField(sheet, place, {
    FT: 'Tx',
    Ff: place.lines > 1 ? MULTILINE : NO_SCROLL,
    DA: new String(`/${WRITE} ${place.size} Tf ${colorOperands(ink.text)} rg`),
  });
}

/** The appearance of a checkbox state; readers' own defaults differ too much. */
function tick(doc: Doc, side: number, drawing: string): PDFKit.PDFKitReference {
  const look = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, side, side], Resources: {} });
  look.end(Buffer.from(drawing));
  return look;
}

/** Adds a checkbox. Its frame is page content, so that it is printed too. */
export function addCheckbox(sheet: Sheet, place: FieldPlace): void {
  const side = place.width;
  const at = (share: number) => (side * share).toFixed(2);
  const path = `${at(0.22)} ${at(0.5)} m ${at(0.42)} ${at(0.27)} l ${at(0.8)} ${at(0.76)} l S`;
  const on = tick(sheet.doc, side, `q ${colorOperands(ink.sea)} RG 1.8 w 1 J 1 j ${path} Q`);
  addField(sheet, place, {
    FT: 'Btn',
    V: 'Off',
    AS: 'Off',
    AP: { N: { Yes: on, Off: tick(sheet.doc, side, '') } },
  });
}

const FIRST = 32;
const LAST = 255;
const NAME = 'AtkinsonHyperlegibleNext-Regular';

const codes = Uint8Array.from({ length: LAST + 1 - FIRST }, (_, index) => FIRST + index);
/** The characters that a field can hold, in the order of their WinAnsi codes. */
const characters = [...new TextDecoder('windows-1252').decode(codes)];

/**
 * Embeds the full font for typed answers. The fonts of the body text contain only the characters used there,
 * so others would be invisible when typed.
 * @param file in TrueType
 */
function embedWritingFont(doc: PDFKit.PDFDocument, file: Buffer): PDFKit.PDFKitReference {
  doc.font('sans').fontSize(1000);
  const { ascender, descender, scale, bbox } = internals(doc)._font;
  const ascent = Math.round(ascender);
  const widths = characters.map((character) => Math.round(doc.widthOfString(character, { features: [] })));
  const data = doc.ref({ Length1: file.length });
  data.end(file);
  const descriptor = doc.ref({
    Type: 'FontDescriptor',
    FontName: NAME,
    Flags: 32,
    FontBBox: [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((edge) => Math.round(edge * scale)),
    ItalicAngle: 0,
    Ascent: ascent,
    Descent: Math.round(descender),
    CapHeight: ascent,
    StemV: 80,
    FontFile2: data,
  });
  descriptor.end(undefined);
  const font = doc.ref({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: NAME,
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: widths,
    FontDescriptor: descriptor,
  });
  font.end(undefined);
  return font;
}
