import {
  ChoicesField,
  EntityEditor,
  MomentField,
  MoneyField,
  NumberField,
  OwnerSelectField,
  SelectField,
  TextField,
  withOwner,
} from '@lms/admin-ui';
import { useSession } from '@lms/auth/web';
import {
  cartPermissions,
  type Coupon,
  type CouponInput,
  couponKinds,
  couponResource,
  type CouponScope,
  couponScopes,
} from '@lms/cart/contract';
import { reachOf } from '@lms/contract';
import { useTranslation } from '@lms/i18n';
import { useFormikContext } from 'formik';
import { couponCalls, salesApi } from './sales-api';

const emptyInput: CouponInput = {
  code: '',
  kind: 'PERCENT',
  amount: 10,
  scope: 'ORGANIZATION',
  courseIds: [],
  minTotal: 0,
  startsAt: null,
  expiresAt: null,
  usageLimit: 0,
  perUserLimit: 1,
};
/** An amount is in percent or poisha, and courses count, as another field says. */
const dependents = { kind: ['amount'], scope: ['courseIds'] } as const;
const inputFields = Object.keys(emptyInput) as (keyof CouponInput & keyof Coupon)[];
const toInput = (coupon: Coupon) =>
  Object.fromEntries(inputFields.map((name) => [name, coupon[name]])) as unknown as CouponInput;

const ownedResource = withOwner(couponResource);

const useReachesAll = () => {
  const { user } = useSession();
  return user !== null && reachOf(user.roles, cartPermissions['coupon.write']) === 'all';
};

/** Selects courses of the coupon's organization. */
const CoursesField = ({ couponId }: { couponId: string }) => {
  const { t } = useTranslation();
  const { values } = useFormikContext<CouponInput>();
  const { data: coupon } = couponCalls.useGet(couponId, { skip: couponId === 'new' });
  const query = salesApi.useFindCouponCoursesQuery(values.organizationId ?? coupon?.organizationId);
  const options = (query.currentData?.items ?? []).map(({ id, title, language }) => ({
    value: id,
    label: title,
    lang: language,
  }));
  return (
    <ChoicesField
      name="courseIds"
      options={options}
      query={query}
      empty={t('sales.coupon.noCourses')}
    />
  );
};

const Fields = ({ couponId }: { couponId: string }) => {
  const { t } = useTranslation();
  const { values, setFieldValue } = useFormikContext<CouponInput>();
  const reachesAll = useReachesAll();
  const scopes = couponScopes.filter((scope: CouponScope) => reachesAll || scope !== 'ALL');
  return (
    <>
      {couponId === 'new' && reachesAll && <OwnerSelectField name="organizationId" />}
      <TextField name="code" hint={t('sales.coupon.codeHint')} />
      <SelectField
        name="kind"
        options={couponKinds.map((value) => ({ value, label: t(`sales.kind.${value}`) }))}
        onChoose={() => void setFieldValue('amount', '')}
      />
      {values.kind === 'PERCENT' ? (
        <NumberField name="amount" hint={t('sales.coupon.percentHint')} />
      ) : (
        <MoneyField name="amount" hint={t('sales.coupon.takaHint')} />
      )}
      <SelectField
        name="scope"
        options={scopes.map((value) => ({ value, label: t(`sales.scope.${value}`) }))}
      />
      {values.scope === 'COURSES' && <CoursesField couponId={couponId} />}
      <MoneyField name="minTotal" hint={t('sales.coupon.minTotalHint')} />
      <MomentField name="startsAt" />
      <MomentField name="expiresAt" />
      <NumberField name="usageLimit" hint={t('sales.coupon.noLimit')} />
      <NumberField name="perUserLimit" hint={t('sales.coupon.noLimit')} />
    </>
  );
};

interface CouponFormProps {
  /** Id of the coupon, or `new`; the form is closed without one. */
  entityId: string | undefined;
  mayWrite: boolean;
  onClose: () => void;
}

export const CouponForm = (props: CouponFormProps) => {
  const { t, formats } = useTranslation();
  const isNew = props.entityId === 'new';
  const saysOwner = useReachesAll() && isNew;
  const labels = Object.fromEntries(
    ([...inputFields, 'organizationId'] as const).map((name) => [name, t(`sales.coupon.${name}`)]),
  );
  const textOf = (field: string, value: unknown, { kind }: Partial<CouponInput>) => {
    if (field !== 'amount' || !kind) return undefined;
    return kind === 'PERCENT' ? formats.percent(Number(value)) : formats.money(Number(value));
  };
  return (
    <EntityEditor
      {...props}
      resource={saysOwner ? ownedResource : couponResource}
      calls={couponCalls}
      titles={{ create: t('sales.coupons.create'), edit: t('sales.coupons.edit') }}
      labels={labels}
      emptyInput={emptyInput}
      toInput={toInput}
      nameOf={({ code }) => code}
      dependents={dependents}
      textOf={textOf}
    >
      <Fields couponId={props.entityId ?? 'new'} />
    </EntityEditor>
  );
};
