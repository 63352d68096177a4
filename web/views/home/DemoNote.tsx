import { styled } from 'styled-components';
import { demoNotes } from '@ritmi/shared/domain/brand/proof';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';

/** Says that the content above it is made up for the demo. */
export function DemoNote({ of }: { readonly of: keyof typeof demoNotes }) {
  const { t } = useLanguage();
  return <Note>{t(demoNotes[of])}</Note>;
}

const Note = styled.small`
  display: block;
  margin-top: ${space(4)};
  color: ${color.quiet};
  font-size: ${type.size.small};
`;
