import { declaredRows } from '../support/fault-scenario.ts';
import { faultTables } from '../support/fault-table.ts';
import { expect, test } from '../support/test.ts';
import { connectionFaults } from './faults/connection-faults.ts';
import { deviceFaults } from './faults/device-faults.ts';
import { hostFaults } from './faults/host-faults.ts';
import { storageFaults } from './faults/storage-faults.ts';

/**
 * Every fault between the visitor and the function: of the connection, of the host, of the browser's storage, and of hands.
 * What is counted is mails that Brevo took: never two, and never none once the fault has ended (S-PRD-3, U-4). Each
 * scenario declares its row of the README's table, and fails where its run saw something else.
 */
connectionFaults();
hostFaults();
deviceFaults();
storageFaults();

test('the README has the table of these rows (UPDATE_README=1 writes it)', () => {
  const { ofRun, inReadme } = faultTables('browser', declaredRows);
  expect(inReadme).toBe(ofRun);
});
