// Next imports the adapter without compiling TypeScript.
import { tsImport } from 'tsx/esm/api';

const { adapter } = await tsImport('./index.ts', import.meta.url);

export default adapter;
