import { fireEvent, waitFor } from '@testing-library/react';
import { button, choose, confirmer, dialog, fill, press, valueOf, write } from './form';

/** One way to write something in the console, as it is described here. */
interface Flow {
  name: string;
  /** The page it starts from. */
  path: string;
  /** The one call that writes. */
  method: string;
  call: string;
  /** Everything up to the moment before the last press. */
  prepare(): Promise<void>;
  button(): Promise<HTMLElement>;
  /** What was typed, as it is in the form now. */
  typed(): Promise<string>;
  /** What `typed` says as long as nothing is lost. */
  kept: string;
  /** What is said once it is done. */
  told: string;
  /** A new record cannot be looked at: it is sent again under its key. Everything else is checked first. */
  isNew?: true;
}

/** One way to write something in the console. */
export interface WriteFlow extends Flow {
  /** The last press. */
  submit(): Promise<void>;
}

const REASON = 'Баримт шалгаж шийдвэрлэлээ';

const save = () => button('Хадгалах');
const saveDialog = async () => button('Хадгалах', await dialog());
const typedReason = async () => valueOf('Шалтгаан', await dialog('alertdialog'));

const LAST_DIGITS = 'Үүсгэсэн огноо: сүүлийн 4 орон';
const USER = '/users/8d2f6a10-3c41-4b7e-9d05-000000000001';
const USER_CALL = '/gateway-identity/keycloak/user';
const USER_ID = '8d2f6a10-3c41-4b7e-9d05-000000000001';
/** Nobody works with this account any more. */
const FORMER_ID = '8d2f6a10-3c41-4b7e-9d05-000000000008';

const flows: readonly Flow[] = [
  {
    name: 'news: create',
    path: '/news/create',
    method: 'POST',
    call: '/gateway-lab/news',
    async prepare() {
      await fill('Гарчиг', 'Шинэ нөхцөл');
      await choose('Ангилал', 'Лизинг');
      await choose('Төрөл', 'Апп: мэдээ');
      await fill('Товч тайлбар', 'Товчхон');
      await write('Агуулга', '<p>Бүтэн агуулга</p>');
    },
    button: save,
    typed: () => valueOf('Гарчиг'),
    kept: 'Шинэ нөхцөл',
    told: 'Амжилттай үүсгэлээ. Шинэ нөхцөл',
    isNew: true,
  },
  {
    name: 'news: edit',
    path: '/news/1/update',
    method: 'PUT',
    call: '/gateway-lab/news/1',
    prepare: () => fill('Гарчиг', 'Өөрчилсөн гарчиг'),
    button: save,
    typed: () => valueOf('Гарчиг'),
    kept: 'Өөрчилсөн гарчиг',
    told: 'Амжилттай хадгаллаа. Өөрчилсөн гарчиг',
  },
  {
    name: 'news: publish',
    path: '/news/4',
    method: 'POST',
    call: '/gateway-lab/news/4/publish',
    async prepare() {
      await button('Нийтлэх');
    },
    // Nothing is asked; what fails is tried again from the dialog that says why.
    button: () =>
      document.querySelector('[role=alertdialog]') ? confirmer('Нийтлэх') : button('Нийтлэх'),
    typed: async () => ((await dialog('alertdialog')) ? 'asked' : ''),
    kept: 'asked',
    told: 'Амжилттай нийтэллээ. Батлан даалттай зээлийн нөхцөл шинэчлэгдлээ',
  },
  {
    name: 'sms: send',
    path: '/sms/sms-send',
    method: 'POST',
    call: '/gateway-lab/sms',
    async prepare() {
      await fill('Утас', '95000001');
      await fill('Мессежийн агуулга', 'Таны хүсэлтийг хүлээн авлаа.');
    },
    button: () => button('SMS илгээх'),
    typed: () => valueOf('Мессежийн агуулга'),
    kept: 'Таны хүсэлтийг хүлээн авлаа.',
    told: 'SMS амжилттай илгээлээ. 9****001',
    isNew: true,
  },
  {
    name: 'customers: create',
    path: '/customers/create',
    method: 'POST',
    call: '/gateway-customer/customers',
    async prepare() {
      await fill('Эцэг/эхийн нэр', 'Бат-Очир');
      await fill('Нэр', 'Сарангэрэл');
      await fill('Регистрийн дугаар', 'УЗ99112233');
      await fill('Утас', '99887766');
      await fill('И-мэйл', 'bat@example.mn');
    },
    button: save,
    typed: async () => `${await valueOf('Нэр')} ${await valueOf('Регистрийн дугаар')}`,
    kept: 'Сарангэрэл УЗ99112233',
    told: 'Амжилттай үүсгэлээ. Бат-Очир Сарангэрэл',
    isNew: true,
  },
  {
    name: 'customers: edit',
    path: '/customers/100001/update',
    method: 'PUT',
    call: '/gateway-customer/customers/100001',
    prepare: () => fill('Мэргэжил', 'Нягтлан бодогч'),
    button: save,
    typed: () => valueOf('Мэргэжил'),
    kept: 'Нягтлан бодогч',
    told: 'Амжилттай хадгаллаа. Өлзийбаяр Түвшинбаяр',
  },
  {
    name: 'customers: close lending',
    path: '/customers/100001/settings',
    method: 'POST',
    call: '/gateway-customer/customers/100001/access/canLend/close',
    prepare: async () => {
      await waitFor(() => {
        if (!document.querySelector('[data-part=access] button[data-danger]'))
          throw new Error('There is no access to close yet.');
      });
      document.querySelector<HTMLElement>('[data-part=access] button[data-danger]')?.click();
      await fill('Шалтгаан', REASON, await dialog('alertdialog'));
    },
    button: () => confirmer('Эрх хаах'),
    typed: typedReason,
    kept: REASON,
    told: 'Эрхийг амжилттай хаалаа. Зээл авах эрх',
  },
  {
    name: 'users: create',
    path: '/users',
    method: 'POST',
    call: USER_CALL,
    async prepare() {
      await press('+ Хэрэглэгч нэмэх');
      const form = await dialog();
      await fill('Нэвтрэх нэр', 'sarangerel', form);
      await fill('Эцэг/эхийн нэр', 'Бат-Очир', form);
      await fill('Нэр', 'Сарангэрэл', form);
      await fill('И-мэйл', 'sarangerel@pocketmn.example', form);
      await choose('Үүргүүд', 'Агент', form);
      await fill('Нууц үг', 'Nuuts-ug-123', form);
      await fill('Нууц үг давтах', 'Nuuts-ug-123', form);
    },
    button: saveDialog,
    typed: async () => valueOf('Нэвтрэх нэр', await dialog()),
    kept: 'sarangerel',
    told: 'Амжилттай үүсгэлээ. sarangerel',
    isNew: true,
  },
  {
    name: 'users: edit',
    path: USER,
    method: 'PUT',
    call: `${USER_CALL}/${USER_ID}`,
    async prepare() {
      await press('Засах');
      await fill('Нэр', 'Сарангэрэл', await dialog());
    },
    button: saveDialog,
    typed: async () => valueOf('Нэр', await dialog()),
    kept: 'Сарангэрэл',
    told: 'Амжилттай хадгаллаа. zeel1',
  },
  {
    name: 'users: password',
    path: USER,
    method: 'PUT',
    call: `${USER_CALL}/${USER_ID}/password`,
    async prepare() {
      await press('Нууц үг солих');
      const form = await dialog();
      await fill('Нууц үг', 'Nuuts-ug-123', form);
      await fill('Нууц үг давтах', 'Nuuts-ug-123', form);
      await fill('Шалтгаан', REASON, form);
    },
    button: async () => button('Нууц үг солих', await dialog()),
    typed: async () => valueOf('Нууц үг', await dialog()),
    kept: 'Nuuts-ug-123',
    told: 'Нууц үгийг амжилттай солилоо. zeel1',
  },
  {
    name: 'users: add a role',
    path: USER,
    method: 'POST',
    call: `${USER_CALL}/${USER_ID}/roles`,
    async prepare() {
      await press('Үүрэг оноох');
      const roles = await dialog();
      const add = await waitFor(() => {
        const found = roles.querySelector<HTMLElement>('button[aria-label="Үүрэг нэмэх: Агент"]');
        if (!found) throw new Error('The roles are not there yet.');
        return found;
      });
      add.click();
      await fill('Шалтгаан', REASON, await dialog('alertdialog'));
    },
    button: () => confirmer('Үүрэг нэмэх'),
    typed: typedReason,
    kept: REASON,
    told: 'Эрхийг амжилттай оноолоо. Агент: zeel1',
  },
  {
    name: 'users: delete',
    path: `/users/${FORMER_ID}`,
    method: 'DELETE',
    call: `${USER_CALL}/${FORMER_ID}`,
    async prepare() {
      await press('Устгах');
      await fill(LAST_DIGITS, '0210', await dialog('alertdialog'));
    },
    button: () => confirmer('Устгах'),
    typed: async () => valueOf(LAST_DIGITS, await dialog('alertdialog')),
    kept: '0210',
    told: 'Амжилттай устгалаа. uilchilgee8',
  },
];

/** Every write of the customers, the users and the news. */
export const writeFlows: readonly WriteFlow[] = flows.map((flow) => ({
  ...flow,
  submit: async () => void fireEvent.click(await flow.button()),
}));
