import { reportClientErrors } from '@/lib/log/report-client-errors';
import { countVisit, markSignedIn, SiteBar, SiteCounter, SiteFlash, SiteMenu, SiteNumbers } from './frame';
import { reveal, SitePrint, SiteShare, SiteTyping } from './page';

reportClientErrors(String);
markSignedIn();
customElements.define('site-flash', SiteFlash);
customElements.define('site-bar', SiteBar);
customElements.define('site-counter', SiteCounter);
customElements.define('site-menu', SiteMenu);
customElements.define('site-numbers', SiteNumbers);
customElements.define('site-print', SitePrint);
customElements.define('site-share', SiteShare);
customElements.define('site-typing', SiteTyping);
reveal();
countVisit();
