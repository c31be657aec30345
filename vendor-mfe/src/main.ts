// Entry point of the standalone remote. Inside the shell, only the remote module is loaded.
void import('./bootstrap');
