import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { mailAddress, telAddress } from '@ritmi/shared/domain/contact/rules';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { text } from './text.js';

const { email, phone } = brand.contact;

/** Where permission is asked for. */
export function AskPermission() {
  const { t } = useLanguage();
  return (
    <Ways>
      <div>
        <dt>{t(text.email)}</dt>
        <dd>
          <a href={mailAddress(email)}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{t(text.phone)}</dt>
        <dd>
          <a href={telAddress(phone)}>{phone}</a>
        </dd>
      </div>
    </Ways>
  );
}

const Ways = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(10)};
  margin-top: ${space(4)};
  overflow-wrap: anywhere;
  > div {
    min-width: 0;
  }
  dt {
    ${type.label}
    color: ${color.quiet};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;
