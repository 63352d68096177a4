import { styled } from 'styled-components';
import type { DjProfile } from '@ritmi/shared/domain/brand/profile';
import { Section, VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Tabs } from '@ritmi/shared/ui/Tabs';
import { layout } from '@ritmi/shared/ui/tokens';
import { DjBiography } from './DjBiography.js';
import { DjEquipment } from './DjEquipment.js';
import { DjGallery } from './DjGallery.js';
import { text } from './text.js';

type DjTabsProps = {
  readonly stageName: string;
  readonly profile: DjProfile & { readonly equipment?: Parameters<typeof DjEquipment>[0]['equipment'] };
};

export function DjTabs({ stageName, profile }: DjTabsProps) {
  const { t } = useLanguage();
  const { biography, gallery, equipment } = profile;
  const tabs = [
    { id: 'videot', label: t(text.videos), content: <DjGallery name={stageName} gallery={gallery} /> },
    ...(equipment
      ? [{ id: 'pajisjet', label: t(text.equipment), content: <DjEquipment equipment={equipment} /> }]
      : []),
  ];
  return (
    <Inset>
      <VisuallyHidden as="h2">{t(text.profile)}</VisuallyHidden>
      <Tabs
        label={t(text.profile)}
        tabs={[
          { id: 'biografia', label: t(text.biography), content: <DjBiography paragraphs={biography} /> },
          ...tabs,
        ]}
      />
    </Inset>
  );
}

const Inset = styled(Section)`
  padding-inline: ${layout.gutter};
`;
