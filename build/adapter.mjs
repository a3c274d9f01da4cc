// Next loads its adapter as plain JavaScript.
import { tsImport } from 'tsx/esm/api';

const { adapter } = await tsImport('./index.ts', import.meta.url);

export default adapter;
