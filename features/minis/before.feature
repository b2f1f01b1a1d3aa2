Feature: ERROR 06-manoeuvres-dismounting.feature:6 A unit in loose order splits into two of skirmishers 
