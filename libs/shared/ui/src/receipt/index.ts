export * from './receipt-button';
