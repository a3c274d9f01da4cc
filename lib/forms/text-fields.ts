export { manyLines, oneLine, required } from './fields';
