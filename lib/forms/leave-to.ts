export { leaveTo } from './form-action';
