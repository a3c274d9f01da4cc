import { reportClientErrors } from '@/lib/log/report-client-errors';
import { countVisit, markSignedIn, SiteArrival, SiteBar, SiteCounter, SiteMenu, SiteNumbers } from './frame';
import { reveal, SitePrint, SiteShare, SiteTyping } from './page';

reportClientErrors();
markSignedIn();
customElements.define('site-arrival', SiteArrival);
customElements.define('site-bar', SiteBar);
customElements.define('site-counter', SiteCounter);
customElements.define('site-menu', SiteMenu);
customElements.define('site-numbers', SiteNumbers);
customElements.define('site-print', SitePrint);
customElements.define('site-share', SiteShare);
customElements.define('site-typing', SiteTyping);
reveal();
countVisit();
