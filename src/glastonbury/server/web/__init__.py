"""The web around the house. Read in this order:

`open_files`   how many files may be open
`addresses`    by what address other devices reach the server
`guards`       headers, origins and limits around the application
`connections`  how much, how long and how many, below the application
`identity`     people without accounts
`asking`       who asks, in which house, and how answers are described
`rest`         what needs no socket
`sockets`      play over WebSockets
`openapi`      the description of the REST interface as a page
`page`         the files of the page
`app`          the web application
`worker`       what each process of a server runs
"""
