export { emailAddress, manyLines, oneLine, required } from './fields';
