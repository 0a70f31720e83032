import type { MailVariable } from '../../../domain/enums/messaging';

/** Values for a preview without a customer, and of an event that there is none of: of an ordinary length. */
export const EXAMPLES: Readonly<Record<MailVariable, string>> = {
  firstName: 'Номин',
  customerName: 'Бат-Эрдэнэ Номин',
  lender: 'Покет',
  link: 'https://pocket.example/nuuts-ug/4f2a',
  code: '482 913',
  title: 'Зээлийн шинэ нөхцөл',
  body: 'Зээлийн шинэ нөхцөлийг аппаас үзнэ үү.',
  account: '5007 1234 56',
  amount: '1,234,500.00',
  happenedAt: '2026-11-20 14:05:00',
};

/** Values that a customer's record has. */
export const OF_CUSTOMER: readonly MailVariable[] = ['firstName', 'customerName', 'lender'];
