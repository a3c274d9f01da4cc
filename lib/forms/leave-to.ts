export { isActionRequest, leaveTo } from './form-action';
