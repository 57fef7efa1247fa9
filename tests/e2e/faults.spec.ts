import { faultRows, scenarioCount } from '../support/fault-scenario.ts';
import { faultTables } from '../support/fault-table.ts';
import { expect, test } from '../support/test.ts';
import { connectionFaults } from './faults/connection-faults.ts';
import { deviceFaults } from './faults/device-faults.ts';
import { hostFaults } from './faults/host-faults.ts';

/**
 * Every fault between the visitor and the function: of the connection, of the host, of the browser's storage, and of hands.
 * What is counted is mails that Brevo took: never two, and never none once the fault has ended (S-PRD-3, U-4). The
 * README's table is this run, so all of it is one worker's.
 */
test.describe.configure({ mode: 'default' });

connectionFaults();
hostFaults();
deviceFaults();

test('the table in the README is what this run has seen (UPDATE_README=1 writes it)', () => {
  test.skip(faultRows.length < scenarioCount.value, 'a scenario has failed');
  const { ofRun, inReadme } = faultTables('browser', faultRows);
  expect(inReadme).toBe(ofRun);
});
