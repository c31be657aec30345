import { act, fireEvent, screen } from '@testing-library/react';

export const save = () => act(async () => void fireEvent.click(await screen.findByText('Save')));
