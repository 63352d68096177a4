import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { RingOfLights } from '@ritmi/shared/ui/Ring';
import { type Missing, text } from './notFound.js';
import { Scene, Text } from './scene.js';

/** Twelve dots, one of them dark. */
const dots = Array.from({ length: 12 }, (_, index) => index !== 1);

/** There is nothing at the address; or, with a reason, not the document that it names. */
export function NotFound({ reason = null }: { readonly reason?: Missing | null }) {
  const { t, to } = useLanguage();
  return (
    <Scene>
      <Picture src={pictureNamed('truss-violet')} alt="" sizes="max(100vw, 150vh)" ratio="auto" first />
      <RingOfLights lit={dots} />
      <Text>
        <h1>{t(reason ? reason.missing : text.notFound)}</h1>
        {!reason && <p>{t(text.hint)}</p>}
        <ButtonLink href={to(reason ? reason.path : '/')}>{t(reason ? reason.back : text.home)}</ButtonLink>
      </Text>
    </Scene>
  );
}
