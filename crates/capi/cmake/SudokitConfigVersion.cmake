# Programs can use a library that is not older than the version they ask for, and that has its major version.

set(PACKAGE_VERSION "@version@")
string(REGEX MATCH "^[0-9]+" _sudokit_major "${PACKAGE_VERSION}")
if(PACKAGE_FIND_VERSION_MAJOR STREQUAL "" OR (PACKAGE_FIND_VERSION_MAJOR STREQUAL _sudokit_major
    AND NOT PACKAGE_FIND_VERSION VERSION_GREATER PACKAGE_VERSION))
  set(PACKAGE_VERSION_COMPATIBLE TRUE)
else()
  set(PACKAGE_VERSION_COMPATIBLE FALSE)
endif()
if(PACKAGE_FIND_VERSION VERSION_EQUAL PACKAGE_VERSION)
  set(PACKAGE_VERSION_EXACT TRUE)
endif()
unset(_sudokit_major)
