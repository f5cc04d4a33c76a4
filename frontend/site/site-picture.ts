import { type Html, html } from '#shared/site/html.ts';
import { type Scene, SIZES, SIZES_OF } from './scenes.ts';
import { type Drawn, NOTHING } from './site-frame.ts';

/** Below this width the picture that was taken on a phone is shown. */
const PHONE = '(max-width:640px)';

/** A screen of the product: on phones as it looks on a phone, where there is such a picture. */
export function sitePicture(scene: Scene, drawn: Drawn, isFirst = false): Html {
  const { language, texts, pictureOf } = drawn;
  const fileOf = (size: 'wide' | 'phone') =>
    SIZES_OF[scene].includes(size) ? pictureOf(`${scene}.${size}.${language}`) : undefined;
  const [wide, phone] = [fileOf('wide'), fileOf('phone')];
  const main = wide ?? phone;
  if (!main) return NOTHING;
  const { width, height } = SIZES[wide ? 'wide' : 'phone'];
  const kind = wide ? (phone ? 'screen' : 'screen only-wide') : 'screen phone';
  const source =
    wide &&
    phone &&
    html`<source media="${PHONE}" srcset="${phone}" width="${SIZES.phone.width}" height="${SIZES.phone.height}">`;
  const loading = isFirst ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`;
  return html`<picture>${source ?? NOTHING}<img class="${kind}" src="${main}" width="${width}" height="${height}" alt="${texts.pictures[scene]}" ${loading}></picture>`;
}
