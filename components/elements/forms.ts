import { SiteEbook } from './ebook';
import { SiteForm } from './form';

customElements.define('site-form', SiteForm);
customElements.define('site-ebook', SiteEbook);
