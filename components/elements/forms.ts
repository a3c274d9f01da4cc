import { FlipEbook } from './ebook';
import { FlipForm } from './form';

customElements.define('flip-form', FlipForm);
customElements.define('flip-ebook', FlipEbook);
