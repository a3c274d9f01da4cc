import { SiteArrival } from './arrival';
import { SiteBar } from './bar';
import { SiteCounter } from './counter';
import { SiteMenu } from './menu';
import { SiteNumbers } from './numbers';
import { SitePrint } from './print';
import { reveal } from './reveal';
import { SiteShare } from './share';
import { markSignedIn } from './signed-in';
import { SiteTyping } from './typing';

const elements = {
  arrival: SiteArrival,
  bar: SiteBar,
  counter: SiteCounter,
  menu: SiteMenu,
  numbers: SiteNumbers,
  print: SitePrint,
  share: SiteShare,
  typing: SiteTyping,
};

markSignedIn();
for (const [name, element] of Object.entries(elements)) customElements.define(`site-${name}`, element);
reveal();
