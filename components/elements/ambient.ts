import { reportClientErrors } from '@/lib/device/page-start';
import { countVisit, markSignedIn, SiteBar, SiteCounter, SiteFlash, SiteMenu, SiteNumbers } from './frame';
import { reveal, SitePrint, SiteShare, SiteTyping } from './page';

reportClientErrors(String);
markSignedIn();
const elements = {
  flash: SiteFlash,
  bar: SiteBar,
  counter: SiteCounter,
  menu: SiteMenu,
  numbers: SiteNumbers,
  print: SitePrint,
  share: SiteShare,
  typing: SiteTyping,
};
for (const [name, element] of Object.entries(elements)) customElements.define(`site-${name}`, element);
reveal();
countVisit();
