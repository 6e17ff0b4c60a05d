import { testCalls } from '../permissions-test/test-calls';

testCalls('learning');
