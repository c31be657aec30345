import { Form, Modal } from 'antd';

export const parts = [Form, Modal];
